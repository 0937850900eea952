CREATE TABLE "delivery_notes" (
	"order_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"lines" text NOT NULL,
	CONSTRAINT "delivery_notes_order_id_sequence_pk" PRIMARY KEY("order_id","sequence"),
	CONSTRAINT "delivery_notes_lines" UNIQUE("order_id","lines")
);
--> statement-breakpoint
ALTER TABLE "delivery_notes" ADD CONSTRAINT "delivery_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;