ALTER TABLE "order_lines" ADD COLUMN "arrives_from" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "arrives_to" date;