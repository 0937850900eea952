CREATE TABLE "invoice_counters" (
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_brand_year_pk" PRIMARY KEY("brand","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sequence" UNIQUE("brand","year","sequence")
);
--> statement-breakpoint
ALTER TABLE "local_mailbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;