ALTER TABLE "prices" ADD COLUMN "sale_with_tax" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "sale_reference" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "sale_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "sale_began" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "prices_sale_from" ON "prices" USING btree ("sale_from") WHERE "prices"."sale_with_tax" is not null and not "prices"."sale_began";--> statement-breakpoint
CREATE INDEX "prices_sale_until" ON "prices" USING btree ("sale_until") WHERE "prices"."sale_until" is not null;