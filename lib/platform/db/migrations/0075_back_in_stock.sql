CREATE TABLE "back_in_stock_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"variant" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"queued_at" timestamp with time zone,
	CONSTRAINT "back_in_stock_requests_one" UNIQUE("email","locale","variant")
);
--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_asked" ON "back_in_stock_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_waiting" ON "back_in_stock_requests" USING btree ("locale","variant") WHERE "back_in_stock_requests"."confirmed_at" is not null and "back_in_stock_requests"."queued_at" is null;