import { z } from 'zod'

/** What a row may change of a value: of an object each field by itself, `null` taking one back; anything else as a whole. */
type PatchOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: PatchOf<Exclude<T[K], undefined>> | null | undefined }
    : T

type Shape = Readonly<Record<string, z.ZodType>>
type PatchShape<T extends z.ZodRawShape> = {
  [K in keyof T]: z.ZodOptional<z.ZodNullable<z.ZodType<PatchOf<Exclude<z.output<T[K]>, undefined>>>>>
}

const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? bare(schema.unwrap() as z.ZodType) : schema

function patchOf(schema: z.ZodType): z.ZodType {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return z.strictObject(patchShape(inner.shape))
  if (inner instanceof z.ZodRecord)
    return z.partialRecord(inner.keyType as z.ZodEnum, patchOf(inner.valueType as z.ZodType).nullable())
  return inner instanceof z.ZodDefault ? (inner.unwrap() as z.ZodType) : schema
}

/** The fields of an object, each of which a feed may leave as it is (unset), take back (`null`), or change in part. */
export const patchShape = <T extends z.ZodRawShape>(shape: T) =>
  Object.fromEntries(
    Object.entries(shape as unknown as Shape).map(([name, field]) => [
      name,
      patchOf(field).nullable().optional(),
    ]),
  ) as PatchShape<T>
