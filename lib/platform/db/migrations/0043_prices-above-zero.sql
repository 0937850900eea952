-- Older rows may have a price of 0; they are not sold, and end with the next feed.
ALTER TABLE "prices" ADD CONSTRAINT "prices_above_zero" CHECK ("prices"."with_tax" > 0) NOT VALID;
