CREATE SEQUENCE "public"."customer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"is_default_delivery" boolean DEFAULT false NOT NULL,
	"is_default_invoice" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_gift_cards" (
	"customer_id" bigint NOT NULL,
	"code" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_gift_cards_customer_id_code_pk" PRIMARY KEY("customer_id","code")
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text,
	"kind" text NOT NULL,
	"customer_id" bigint,
	"data" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_no" bigint DEFAULT nextval('customer_numbers') NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"gender" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"birth_date" date,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "customers_customer_no_unique" UNIQUE("customer_no"),
	CONSTRAINT "customers_email" UNIQUE("brand","email")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_gift_cards" ADD CONSTRAINT "customer_gift_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_delivery" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default_delivery";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_invoice" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default_invoice";--> statement-breakpoint
CREATE INDEX "customer_links_customer" ON "customer_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_links_until" ON "customer_links" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "customer_sessions_customer" ON "customer_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_used" ON "customer_sessions" USING btree ("used_at");