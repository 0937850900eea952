import { escaped } from '@/lib/platform/text'
import type { PaperInfo } from './pen'

/** What the types of pdfkit leave out. */
type Described = { appendXML: (xml: string) => void; _addInfo: () => void }

const withXmp = (pdf: PDFKit.PDFDocument) => pdf as unknown as Described

/**
 * Says of a document in its metadata what its information says. pdfkit does so by itself, but writes a title with a `&`
 * as it is, which is no XML.
 */
export function writeMetadata(
  pdf: PDFKit.PDFDocument,
  { title, author, createdAt }: Pick<PaperInfo, 'title' | 'author' | 'createdAt'>,
): void {
  const of = (prefix: string, uri: string, fields: string) =>
    `<rdf:Description rdf:about="" xmlns:${prefix}="${uri}">${fields}</rdf:Description>`
  const at = `${createdAt.toISOString().slice(0, 19)}Z`
  const [name, writer] = [escaped(title), escaped(author)]
  withXmp(pdf)._addInfo = () =>
    withXmp(pdf).appendXML(
      [
        of(
          'xmp',
          'http://ns.adobe.com/xap/1.0/',
          `<xmp:CreateDate>${at}</xmp:CreateDate><xmp:CreatorTool>${writer}</xmp:CreatorTool>`,
        ),
        of(
          'dc',
          'http://purl.org/dc/elements/1.1/',
          `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${writer}</rdf:li></rdf:Seq></dc:creator>`,
        ),
        of(
          'pdf',
          'http://ns.adobe.com/pdf/1.3/',
          `<pdf:Producer>${String(pdf.info.Producer)}</pdf:Producer>`,
        ),
      ].join('\n'),
    )
}

/** Puts a document into another one as its machine-readable form. */
export function attach(
  pdf: PDFKit.PDFDocument,
  { name, type, content, metadata }: NonNullable<PaperInfo['attached']>,
  at: Date,
): void {
  const options = { name, type, relationship: 'Alternative', creationDate: at, modifiedDate: at }
  pdf.file(Buffer.from(content), options)
  withXmp(pdf).appendXML(metadata)
}
