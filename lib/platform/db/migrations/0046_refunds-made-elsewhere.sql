ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("reference");