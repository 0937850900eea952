CREATE TABLE "basket_codes" (
	"basket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "basket_codes_basket_id_kind_pk" PRIMARY KEY("basket_id","kind"),
	CONSTRAINT "basket_codes_kind" CHECK ("basket_codes"."kind" in ('voucher', 'giftCard'))
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"issued" integer NOT NULL,
	"balance" integer NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"voucher_id" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "voucher_codes_uses" CHECK ("voucher_codes"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"locales" text[] NOT NULL,
	"labels" jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"effect" jsonb NOT NULL,
	"min_order_value" jsonb,
	"goods" jsonb,
	"excluded" jsonb,
	"uses_per_code" integer,
	"uses_per_customer" integer
);
--> statement-breakpoint
ALTER TABLE "basket_codes" ADD CONSTRAINT "basket_codes_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_codes_voucher" ON "voucher_codes" USING btree ("voucher_id");