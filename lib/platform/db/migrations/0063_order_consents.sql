ALTER TABLE "orders" ADD COLUMN "scrid" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner_offers" boolean DEFAULT false NOT NULL;