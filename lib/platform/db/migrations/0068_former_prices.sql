ALTER TABLE "price_changes" ADD COLUMN "reduced" boolean;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "former" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "sale_former" integer;--> statement-breakpoint
-- Their reductions are measured, and their entries rewritten, by the job that renews what an older release has written.
INSERT INTO "stale_listings" ("product_id")
SELECT "id" FROM "products" "p" WHERE "p"."sale" OR EXISTS (
  SELECT FROM "variants" "v" JOIN "prices" "r" ON "r"."variant_id" = "v"."id"
  WHERE "v"."product_id" = "p"."id" AND ("r"."applied_reductions" <> '[]' OR "r"."sale_with_tax" IS NOT NULL))
ON CONFLICT DO NOTHING;
