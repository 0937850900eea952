CREATE TABLE "sold_gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sold_gift_cards" ADD CONSTRAINT "sold_gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_gift_cards" ADD CONSTRAINT "sold_gift_cards_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_gift_cards_order" ON "sold_gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_to_deliver" ON "order_lines" USING btree ("order_id") WHERE "order_lines"."is_digital" and "order_lines"."delivered_at" is null;