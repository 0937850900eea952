CREATE TABLE "colour_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"base" text NOT NULL,
	CONSTRAINT "colour_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "recommendation_fallback" (
	"locale" text PRIMARY KEY NOT NULL,
	"products" text[] NOT NULL
);
