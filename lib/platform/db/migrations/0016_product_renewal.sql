CREATE TABLE "stale_listings" (
	"product_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stale_listings" ADD CONSTRAINT "stale_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" DROP COLUMN "price_reference";--> statement-breakpoint
-- Cards have colours without a tone and `soldOut` now.
INSERT INTO "stale_listings" SELECT "id" FROM "products";
