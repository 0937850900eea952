ALTER TABLE "listing_entries" ADD COLUMN "article" bigint;--> statement-breakpoint
CREATE INDEX "listing_entries_article" ON "listing_entries" USING btree ("article","product_id") WHERE "listing_entries"."article" is not null;--> statement-breakpoint
INSERT INTO "stale_listings" ("product_id") SELECT "id" FROM "products" ON CONFLICT DO NOTHING;
