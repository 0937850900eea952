DROP TABLE "cms_assets";--> statement-breakpoint
ALTER TABLE "attribute_values" ALTER COLUMN "position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "attribute_values" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
-- 0 stood for values without a position.
UPDATE "attribute_values" SET "position" = NULL WHERE "position" = 0;
