CREATE TABLE "credit_note_counters" (
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counters_brand_year_pk" PRIMARY KEY("brand","year")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"invoice" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_sequence" UNIQUE("brand","year","sequence"),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" text;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoices"("order_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_invoices_number_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");