CREATE TABLE "order_number_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
