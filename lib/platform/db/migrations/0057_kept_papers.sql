CREATE TABLE "kept_papers" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"file" "bytea" NOT NULL,
	"xml" text,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_papers" ADD CONSTRAINT "kept_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_papers_order" ON "kept_papers" USING btree ("order_id");