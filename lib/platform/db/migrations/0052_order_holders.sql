ALTER TABLE "orders" ADD COLUMN "holders" text[];--> statement-breakpoint
CREATE INDEX "orders_holders" ON "orders" USING gin ("holders") WHERE "orders"."holders" is not null;