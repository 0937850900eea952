CREATE TABLE "search_occasions" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"label" text NOT NULL,
	"categories" text[] NOT NULL,
	CONSTRAINT "search_occasions_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
-- Entries that an older release has written lack the filter for what is reduced.
INSERT INTO "stale_listings" ("product_id") SELECT "id" FROM "products" ON CONFLICT DO NOTHING;
