ALTER TABLE "cms_access_tokens" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD COLUMN "conceal_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_access_tokens" ADD CONSTRAINT "cms_access_tokens_token_hash_unique" UNIQUE("token_hash");
--> statement-breakpoint
-- A token ends with its owner. The tables belong to two subjects of the code, so the key stands here alone.
ALTER TABLE "cms_access_tokens" ADD CONSTRAINT "cms_access_tokens_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "cms_access_tokens_owner" ON "cms_access_tokens" ("owner_id");--> statement-breakpoint
-- The tokens themselves stay for a day, for instances of the earlier release that still run.
UPDATE "cms_access_tokens" SET
  "token_hash" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '='),
  "ending" = right("token", 4),
  "expires_at" = CASE WHEN "kind" = 'public' THEN NULL ELSE now() + interval '1 year' END;
