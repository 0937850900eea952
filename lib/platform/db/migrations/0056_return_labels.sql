CREATE TABLE "return_labels" (
	"return_id" bigint PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"receiver_id" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"shipment_number" text,
	"international_number" text,
	"pdf" "bytea",
	"qr" "bytea"
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;