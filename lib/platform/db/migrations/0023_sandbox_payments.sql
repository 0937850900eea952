CREATE TABLE "sandbox_payments" (
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
CREATE INDEX "sandbox_payments_open" ON "sandbox_payments" USING btree (coalesce("confirms_at", "expires_at")) WHERE "sandbox_payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sandbox_payments_created" ON "sandbox_payments" USING btree ("created_at");