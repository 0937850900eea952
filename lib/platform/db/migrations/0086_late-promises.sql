-- Goods without days have those that their market promises now, and late ones stand behind the others in lists.
INSERT INTO "stale_listings" ("product_id")
SELECT DISTINCT "v"."product_id" FROM "variants" "v"
WHERE "v"."bvc" IN (1, 2) AND "v"."delivery_days_to" IS NULL AND EXISTS (
  SELECT FROM "shop_configurations" "c" WHERE "c"."settings" #> '{service,deliveryDays,to}' >= '14'::jsonb)
ON CONFLICT DO NOTHING;
