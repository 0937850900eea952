CREATE TABLE "listing_texts" (
	"language" text NOT NULL,
	"product_id" bigint NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "listing_texts_language_product_id_pk" PRIMARY KEY("language","product_id")
);
--> statement-breakpoint
DROP INDEX "listing_words_words";--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_texts_words" ON "listing_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_words_words" ON "listing_words" USING gin ("words");