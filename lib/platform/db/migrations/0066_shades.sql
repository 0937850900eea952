ALTER TABLE "facet_values" ADD COLUMN "base" text;--> statement-breakpoint
-- Entries that an older release has written lack the base colours of their shades.
INSERT INTO "stale_listings" ("product_id") SELECT "id" FROM "products" ON CONFLICT DO NOTHING;
