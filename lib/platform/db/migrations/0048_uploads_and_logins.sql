ALTER TABLE "cms_asset_uploads" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "set_up_passkey" boolean DEFAULT false NOT NULL;