CREATE TABLE "search_synonyms" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"means" text[] NOT NULL,
	CONSTRAINT "search_synonyms_language_word_pk" PRIMARY KEY("language","word")
);
