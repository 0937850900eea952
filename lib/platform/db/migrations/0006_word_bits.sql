CREATE TABLE "word_bits" (
	"language" text NOT NULL,
	"lexeme" text NOT NULL,
	"segment" integer NOT NULL,
	"known" bit(8192) NOT NULL,
	"named" bit(8192),
	CONSTRAINT "word_bits_language_lexeme_segment_pk" PRIMARY KEY("language","lexeme","segment")
) WITH (toast_tuple_target = 8160);
