CREATE TABLE "order_downloads" (
	"line_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"file" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "order_downloads_taken" CHECK ("order_downloads"."taken" between 0 and "order_downloads"."granted")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "download" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "download" text;--> statement-breakpoint
ALTER TABLE "order_downloads" ADD CONSTRAINT "order_downloads_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_downloads" ADD CONSTRAINT "order_downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_downloads_order" ON "order_downloads" USING btree ("order_id");