DROP INDEX IF EXISTS "payments_live";
--> statement-breakpoint
DROP INDEX IF EXISTS "orders_held";
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN IF NOT EXISTS "draft" jsonb;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sandbox_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confirms_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_event" jsonb NOT NULL,
	CONSTRAINT "sandbox_payments_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "sandbox_payments_amounts" CHECK ("sandbox_payments"."amount" > 0 and "sandbox_payments"."refunded" between 0 and "sandbox_payments"."amount"),
	CONSTRAINT "sandbox_payments_refunds" CHECK ("sandbox_payments"."refunded" = 0 or "sandbox_payments"."status" = 'paid')
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "order_change_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"candidate" bigint DEFAULT 0 NOT NULL,
	"horizon" bigint
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "order_changes" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "order_changes_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "order_changes_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "invoice_counters" (
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_brand_year_pk" PRIMARY KEY("brand","year")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "invoices" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sequence" UNIQUE("brand","year","sequence"),
	CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action
);
--> statement-breakpoint
ALTER TABLE "local_mailbox" ADD COLUMN IF NOT EXISTS "html" text;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_payments_open" ON "sandbox_payments" USING btree (coalesce("confirms_at", "expires_at")) WHERE "sandbox_payments"."status" = 'open';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_payments_created" ON "sandbox_payments" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_changes_order" ON "order_changes" USING btree ("order_id","position");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_order" ON "refunds" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_open_since" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'open';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payments_open" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'open';
