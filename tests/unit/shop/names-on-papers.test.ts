import PdfDocument from 'pdfkit'
import { afterEach, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { deliveryOf, writeDeliveryNote, writeGiftCards, writeInvoice } from '@/lib/shop/order-papers'
import { writeReturnLabel } from '@/lib/shop/returns'
import { cardLook } from '@/lib/storefront/design/brand'
import { returnReasons } from '@/schemas/shop/order'
import { readPdf } from '../../fixtures/read-pdf'
import { runsAll } from '../../fixtures/runs'
import { usualLook } from '../../fixtures/shops'
import { testAddress, testOrder, testPayment } from '../../fixtures/test-order'
import { usualCosts } from '../../fixtures/usual-costs'

afterEach(() => vi.restoreAllMocks())

/** Names as people in the shop's countries have them. */
const names: Record<string, string> = {
  Latin: 'Łukasz Ñandú-Øster',
  Vietnamese: 'Nguyễn Thị Ánh',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Наталія Їжакевич',
  Armenian: 'Անահիտ Սարգսյան',
  Georgian: 'ნინო ბერიძე',
  Devanagari: 'अनिता शर्मा',
  Hebrew: 'נועה בן־דוד',
  Arabic: 'فاطمة الزهراء',
  Persian: 'پریسا گلچین',
  'Arabic with a ligature': 'علاء لطيفة',
  Thai: 'สมหญิง ใจดี',
  'simplified Chinese': '张晓明',
  'traditional Chinese': '陳曉碧',
  Japanese: '髙橋さくら・ユウコ',
  Korean: '김민지',
  Bengali: 'মোহাম্মদ কৃষ্ণা',
  Tamil: 'கார்த்திகேயன் ஸ்ரீதேவி',
  Gujarati: 'કૃષ્ણા હાર્દિક',
  Gurmukhi: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  Telugu: 'లక్ష్మి శ్రీనివాస్',
  Kannada: 'ಶ್ರೀನಿವಾಸ ರಾಜೇಶ್ವರಿ',
  Malayalam: 'കൃഷ്ണൻ ലക്ഷ്മി',
  Sinhala: 'නිමල් පෙරේරා',
  Khmer: 'ស្រីនាង ច័ន្ទ',
  Lao: 'ສົມສັກ ບຸນມີ',
  Ethiopic: 'አበበ ቢቂላ',
  Syriac: 'ܡܪܝܡ ܐܦܪܝܡ',
  Thaana: 'އިބްރާހީމް',
}

/** Scripts whose letters stand on paper in another order: beside them is the text that readers copy. */
const asDrawn = [
  ...['Devanagari', 'Bengali', 'Tamil', 'Gujarati', 'Gurmukhi', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Khmer', 'Lao', 'Thaana'],
]

const plain = (text: string) => text.normalize('NFC').replace(/ {2,}/g, ' ')

const market = findMarket('baby', 'de') as Market
const seller = usualSeller('de-de')
const at = new Date('2026-11-24T09:00:00Z')

const orderOf = (name: string) => {
  const address = testAddress({ firstName: name, lastName: 'Muster', city: name })
  const payments = [testPayment('RE')]
  return testOrder({
    ...{ invoiceAddress: address, deliveryAddress: address, payments },
    lines: [{ inscription: name }],
  })
}

const papers: Record<string, (name: string) => Promise<Uint8Array>> = {
  invoice: (name) =>
    writeInvoice(
      orderOf(name),
      { id: 1, orderId: 1, number: 'B-1', issuedAt: at, seller, payments: [] } as never,
      market,
    ),
  'delivery note': (name) => {
    const order = orderOf(name)
    // Nothing of a prepayment is sent before it has come.
    const found = deliveryOf({ ...order, payments: [] })
    if (!found.ok) throw new Error(found.problem)
    return writeDeliveryNote(order, { delivery: found.delivery, seller, at }, market)
  },
  'return label': (name) =>
    writeReturnLabel({
      order: orderOf(name),
      announced: {
        ...{ id: 1, orderId: 1, number: 'R1', reason: returnReasons[0], requestedAt: at, lines: [] },
      } as never,
      ...{ seller, market, costs: usualCosts(market) },
    }),
  'gift card': (name) =>
    writeGiftCards({
      order: { placedAt: at },
      cards: [{ code: 'ABCDEFGHIJKLMNOP', issued: 5_000 }] as never,
      ...{ market, seller, look: cardLook(usualLook()), format: 'folded' },
      ...{ message: name, baseUrl: 'https://shop.example' },
    }),
}

type Opened = { _font: { font: { layout: (text: string) => { glyphs: { id: number }[] } } } }

/** Letters that a paper draws as an empty box. It may be drawn twice, of which the second one is sent. */
function emptyBoxes(): string[] {
  const found: string[] = []
  let last: PDFKit.PDFDocument | undefined
  const draw = PdfDocument.prototype.text
  vi.spyOn(PdfDocument.prototype, 'text').mockImplementation(function (this: PDFKit.PDFDocument, ...given) {
    if (this !== last) found.length = 0
    last = this
    const text = String(given[0])
    const { glyphs } = (this as unknown as Opened)._font.font.layout(text)
    if (glyphs.some(({ id }) => id === 0)) found.push(text)
    return draw.apply(this, given as never)
  })
  return found
}

/** Each script on an invoice and on one of the other papers, which choose their typefaces alike; all in the full matrix. */
const table = Object.keys(papers).flatMap((paper, kind) =>
  Object.entries(names)
    .filter((_, place) => runsAll || kind === 0 || place % 3 === kind - 1)
    .map(([script, name]) => [paper, script, name] as const),
)

it.each(table)(
  'a %s has the letters of a name in %s, as it is read and copied',
  async (paper, script, name) => {
    const boxes = emptyBoxes()
    const marked = vi.spyOn(PdfDocument.prototype, 'markContent')
    const written = await papers[paper]?.(name)
    const { text } = await readPdf(written ?? new Uint8Array())
    expect(boxes).toEqual([])
    const actual = marked.mock.calls.map(([, options]) => (options as { actual?: string }).actual ?? '')
    if (asDrawn.includes(script)) expect(plain(actual.join(''))).toContain(plain(name))
    else expect(plain(text)).toContain(plain(name))
  },
)
