ALTER TABLE "prices" ADD COLUMN "delivery_days_from" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "delivery_days_to" integer;