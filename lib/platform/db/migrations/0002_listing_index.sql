CREATE AGGREGATE bit_concat(bit varying) (SFUNC = bitcat, STYPE = bit varying);--> statement-breakpoint
CREATE TABLE "listing_bits" (
	"locale" text NOT NULL,
	"facet" text NOT NULL,
	"value" integer NOT NULL,
	"segment" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "listing_bits_locale_facet_value_segment_pk" PRIMARY KEY("locale","facet","value","segment")
) PARTITION BY LIST ("locale");--> statement-breakpoint
CREATE TABLE "listing_bits_de_de" PARTITION OF "listing_bits" FOR VALUES IN ('de-de') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_de_at" PARTITION OF "listing_bits" FOR VALUES IN ('de-at') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_de_ch" PARTITION OF "listing_bits" FOR VALUES IN ('de-ch') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_fr_ch" PARTITION OF "listing_bits" FOR VALUES IN ('fr-ch') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_fr_be" PARTITION OF "listing_bits" FOR VALUES IN ('fr-be') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_fr_fr" PARTITION OF "listing_bits" FOR VALUES IN ('fr-fr') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_nl_be" PARTITION OF "listing_bits" FOR VALUES IN ('nl-be') WITH (fillfactor = 60);--> statement-breakpoint
CREATE TABLE "listing_bits_nl_nl" PARTITION OF "listing_bits" FOR VALUES IN ('nl-nl') WITH (fillfactor = 60);
--> statement-breakpoint
CREATE TABLE "listing_words" (
	"locale" text NOT NULL,
	"product_id" bigint NOT NULL,
	"online_since" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"popularity" integer NOT NULL,
	"reduction" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"buyable" boolean NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "listing_words_locale_product_id_pk" PRIMARY KEY("locale","product_id")
) PARTITION BY LIST ("locale");--> statement-breakpoint
CREATE TABLE "listing_words_de_de" PARTITION OF "listing_words" FOR VALUES IN ('de-de');--> statement-breakpoint
CREATE TABLE "listing_words_de_at" PARTITION OF "listing_words" FOR VALUES IN ('de-at');--> statement-breakpoint
CREATE TABLE "listing_words_de_ch" PARTITION OF "listing_words" FOR VALUES IN ('de-ch');--> statement-breakpoint
CREATE TABLE "listing_words_fr_ch" PARTITION OF "listing_words" FOR VALUES IN ('fr-ch');--> statement-breakpoint
CREATE TABLE "listing_words_fr_be" PARTITION OF "listing_words" FOR VALUES IN ('fr-be');--> statement-breakpoint
CREATE TABLE "listing_words_fr_fr" PARTITION OF "listing_words" FOR VALUES IN ('fr-fr');--> statement-breakpoint
CREATE TABLE "listing_words_nl_be" PARTITION OF "listing_words" FOR VALUES IN ('nl-be');--> statement-breakpoint
CREATE TABLE "listing_words_nl_nl" PARTITION OF "listing_words" FOR VALUES IN ('nl-nl');
--> statement-breakpoint
CREATE TABLE "product_keys" (
	"key" text NOT NULL,
	"product_id" bigint NOT NULL,
	"rank" smallint NOT NULL,
	"variant" text,
	CONSTRAINT "product_keys_key_product_id_pk" PRIMARY KEY("key","product_id")
);
--> statement-breakpoint
DROP INDEX "listing_entries_number";--> statement-breakpoint
DROP INDEX "listing_entries_words";--> statement-breakpoint
DROP INDEX "listing_entries_categories";--> statement-breakpoint
DROP INDEX "listing_entries_facets";--> statement-breakpoint
DROP INDEX "listing_entries_popularity";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_keys" ADD CONSTRAINT "product_keys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_words_words" ON "listing_words" USING gin ("words") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "listing_words_relevancy" ON "listing_words" USING btree ("buyable" desc,"popularity" desc,"product_id");--> statement-breakpoint
CREATE INDEX "product_keys_product" ON "product_keys" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_relevancy" ON "listing_entries" USING btree ("buyable" desc,"popularity" desc,"product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_price" ON "listing_entries" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_newest" ON "listing_entries" USING btree ("online_since" desc,"product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_reduction" ON "listing_entries" USING btree ("reduction" desc,"product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_rating" ON "listing_entries" USING btree ("rating" desc,"product_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("language","word" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "listing_entries" DROP COLUMN "words";