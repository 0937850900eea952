CREATE TABLE "refund_accounts" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_names" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "exported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_accounts_given" ON "refund_accounts" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "refunds_to_transfer" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'toTransfer';