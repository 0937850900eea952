CREATE TABLE "listing_changes" (
	"version" integer PRIMARY KEY NOT NULL,
	"products" bigint[]
);
