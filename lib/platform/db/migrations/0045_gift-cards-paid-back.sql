ALTER TABLE "refunds" ADD COLUMN "taken" jsonb;--> statement-breakpoint
-- A gift card of which everything was paid back to its buyer is worth nothing, whatever comes back to it.
UPDATE "gift_cards" SET "issued" = 0, "balance" = 0 FROM "sold_gift_cards" s
WHERE s."code" = "gift_cards"."code"
  AND EXISTS (SELECT FROM "payments" p WHERE p."order_id" = s."order_id" AND p."status" = 'refunded')
  AND NOT EXISTS (SELECT FROM "payments" p WHERE p."order_id" = s."order_id" AND p."status" IN ('paid', 'open'));
