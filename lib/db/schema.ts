/** Every table of the product, for Drizzle's queries and for the migrations that are generated from them. */
export {}
