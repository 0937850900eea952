CREATE TABLE "basket_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"product_id" bigint,
	"quantity" integer NOT NULL,
	"inscription" text,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "basket_items_key_unique" UNIQUE("key"),
	CONSTRAINT "basket_items_line" UNIQUE NULLS NOT DISTINCT("basket_id","variant","inscription"),
	CONSTRAINT "basket_items_quantity" CHECK ("basket_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" bigint,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baskets_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"locales" text[] NOT NULL,
	"labels" jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"effect" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_items_product" ON "basket_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "baskets_used" ON "baskets" USING btree ("used_at");