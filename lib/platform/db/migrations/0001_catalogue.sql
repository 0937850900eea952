CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"labels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_value" UNIQUE("attribute","value")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_locale_key" UNIQUE("locale","key")
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"labels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"swatch" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facet_values_value" UNIQUE("facet","value")
);
--> statement-breakpoint
CREATE TABLE "listing_entries" (
	"locale" text NOT NULL,
	"product_id" bigint NOT NULL,
	"number" text NOT NULL,
	"categories" integer[] NOT NULL,
	"facets" integer[] NOT NULL,
	"price" integer NOT NULL,
	"reduction" smallint DEFAULT 0 NOT NULL,
	"buyable" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"online_since" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "listing_entries_locale_product_id_pk" PRIMARY KEY("locale","product_id")
) PARTITION BY LIST ("locale");--> statement-breakpoint
CREATE TABLE "listing_entries_de_de" PARTITION OF "listing_entries" FOR VALUES IN ('de-de');--> statement-breakpoint
CREATE TABLE "listing_entries_de_at" PARTITION OF "listing_entries" FOR VALUES IN ('de-at');--> statement-breakpoint
CREATE TABLE "listing_entries_de_ch" PARTITION OF "listing_entries" FOR VALUES IN ('de-ch');--> statement-breakpoint
CREATE TABLE "listing_entries_fr_ch" PARTITION OF "listing_entries" FOR VALUES IN ('fr-ch');--> statement-breakpoint
CREATE TABLE "listing_entries_fr_be" PARTITION OF "listing_entries" FOR VALUES IN ('fr-be');--> statement-breakpoint
CREATE TABLE "listing_entries_fr_fr" PARTITION OF "listing_entries" FOR VALUES IN ('fr-fr');--> statement-breakpoint
CREATE TABLE "listing_entries_nl_be" PARTITION OF "listing_entries" FOR VALUES IN ('nl-be');--> statement-breakpoint
CREATE TABLE "listing_entries_nl_nl" PARTITION OF "listing_entries" FOR VALUES IN ('nl-nl');
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"variant_id" bigint NOT NULL,
	"country" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"with_tax" integer NOT NULL,
	CONSTRAINT "price_changes_variant_id_country_valid_from_pk" PRIMARY KEY("variant_id","country","valid_from")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" bigint NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"with_tax" integer NOT NULL,
	"without_tax" integer NOT NULL,
	"vat" real NOT NULL,
	"recommended" integer,
	"reference_with_tax" integer,
	"reference_unit" text,
	"reference_size" real,
	"applied_reductions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "prices_variant_id_country_pk" PRIMARY KEY("variant_id","country"),
	CONSTRAINT "prices_not_negative" CHECK ("prices"."with_tax" >= 0 and "prices"."without_tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" bigint NOT NULL,
	"category_key" text NOT NULL,
	CONSTRAINT "product_categories_product_id_category_key_pk" PRIMARY KEY("product_id","category_key")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference_key" text NOT NULL,
	"number" text NOT NULL,
	"master_key" text NOT NULL,
	"brand" text NOT NULL,
	"subbrand" text,
	"product_group" text,
	"sale" boolean DEFAULT false NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"advanced_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"safety" jsonb,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"online_since" timestamp with time zone DEFAULT now() NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_reference_key_unique" UNIQUE("reference_key"),
	CONSTRAINT "products_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "search_redirects_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"frequency" integer NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"store_id" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_variant_id_store_id_pk" PRIMARY KEY("variant_id","store_id"),
	CONSTRAINT "store_stock_quantity" CHECK ("store_stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"latitude" real NOT NULL,
	"longitude" real NOT NULL,
	"phone" text,
	"hours" jsonb NOT NULL,
	CONSTRAINT "stores_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"reference_key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"gtin" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"advanced_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"bvc" smallint,
	"delivery_days_from" integer,
	"delivery_days_to" integer,
	"price_reference" text,
	CONSTRAINT "variants_reference_key_unique" UNIQUE("reference_key"),
	CONSTRAINT "variants_stock" CHECK ("variants"."stock_quantity" >= 0),
	CONSTRAINT "variants_bvc" CHECK ("variants"."bvc" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"wishlist_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"variant" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_wishlist_id_product_id_pk" PRIMARY KEY("wishlist_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" bigint,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "listing_entries_number" ON "listing_entries" USING btree ("locale","number");--> statement-breakpoint
CREATE INDEX "listing_entries_words" ON "listing_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_entries_categories" ON "listing_entries" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "listing_entries_facets" ON "listing_entries" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "listing_entries_popularity" ON "listing_entries" USING btree ("locale","popularity" desc,"product_id");--> statement-breakpoint
CREATE INDEX "product_categories_key" ON "product_categories" USING btree ("category_key");--> statement-breakpoint
CREATE INDEX "products_master" ON "products" USING btree ("master_key");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","written_at");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "wishlists_used" ON "wishlists" USING btree ("used_at");