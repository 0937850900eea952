CREATE TABLE "gift_card_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"code" text NOT NULL,
	"key" uuid NOT NULL,
	"recipient" text NOT NULL,
	"giver" text NOT NULL,
	"message" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stop" text,
	CONSTRAINT "gift_card_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "gift_card_mails" ADD CONSTRAINT "gift_card_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_mails" ADD CONSTRAINT "gift_card_mails_code_sold_gift_cards_code_fk" FOREIGN KEY ("code") REFERENCES "public"."sold_gift_cards"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_mails_order" ON "gift_card_mails" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "gift_card_mails_code" ON "gift_card_mails" USING btree ("code");--> statement-breakpoint
CREATE INDEX "gift_card_mails_planned" ON "gift_card_mails" USING btree ("due_at") WHERE "gift_card_mails"."queued_at" is null and "gift_card_mails"."stopped_at" is null;