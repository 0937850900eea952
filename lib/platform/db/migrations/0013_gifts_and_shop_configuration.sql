CREATE TABLE "shop_configurations" (
	"locale" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declined_gifts" (
	"basket_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	CONSTRAINT "declined_gifts_basket_id_promotion_id_pk" PRIMARY KEY("basket_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "declined_gifts" ADD CONSTRAINT "declined_gifts_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_gifts" ADD CONSTRAINT "declined_gifts_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;