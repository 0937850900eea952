import { eachOf, otherwise, type Proof, type Sentence } from './form'

const entities = 'unit/schemas/entities.test.ts'
const hasField: Proof = [entities, 'the fields of the entities › %s has the field %s']
const layoutField: Proof = [
  'unit/storefront/screens/layout/every-field.test.tsx',
  'the layout › shows something of each of its fields, or gives it to the clients of its API',
]
const blockField: Proof = ['unit/blocks/every-field.test.ts', 'shows something of each of its fields']
const nodes = 'unit/blocks/rich-text-nodes.test.ts'
const marks = 'unit/blocks/rich-text-marks.test.ts'
const tables = 'unit/blocks/rich-text-table.test.ts'
const decisions = 'unit/storefront/runtime/consent/decisions.test.ts'
const stored: Proof = ['unit/storefront/runtime/consent/stored-consent.test.ts', 'is read as it was written']
const device: Proof = ['unit/storefront/runtime/device/device-info.test.ts', 'is known: %s']
const tree: Proof = [
  'unit/storefront/runtime/start/offline/menu-tree.test.ts',
  'has name, link and sub-categories of every level',
]

const content: readonly Sentence[] = [
  ...eachOf('Campaign', ['dateFrom', 'dateTo', 'triggers'], hasField, [
    'unit/content/campaigns/visibility.test.ts',
    'the window of a campaign › %s',
  ]),
  ...eachOf(
    'Content link',
    ['linktype asset, email, url and story', 'url', 'href', 'email', 'story.full_slug', 'anchor', 'target'],
    ['unit/schemas/content/link.test.ts', 'every shape of a link that leads somewhere › %s'],
  ),
  ...eachOf(
    'Content story',
    ['content', 'uuid', 'component', '_uid'],
    ['integration/content/embedded/client.test.ts', 'sends every field of a story that the cloud sends'],
    ['unit/content/client/story.test.ts', 'keeps what the shop reads'],
  ),
  [
    'Content story: links and link_uuids.',
    ['integration/content/client/client.test.ts', 'finds related stories and links by fifty uuids at a time'],
  ],
  [
    'Content story: rels and rel_uuids.',
    ['integration/content/embedded/client.test.ts', 'resolves relations of two levels'],
    ['integration/content/embedded/client.test.ts', 'resolves more than fifty relations, whose uuids alone'],
    ['integration/content/client/relations.test.ts', 'stand in the places of their uuids'],
    ['integration/content/client/relations.test.ts', 'where the service sends their uuids alone'],
  ],
  [
    'Content story: cv (cache version).',
    ['integration/content/embedded/client.test.ts', 'gets new content after a publish'],
  ],
  [
    'Content story: _editable.',
    [
      'unit/content/preview/editable.test.ts',
      'are on every block, and are understood by Storyblok’s own code',
    ],
  ],
  ...eachOf(
    'Rich-text node',
    ['doc', 'paragraph', 'list_item', 'code_block', 'horizontal_rule', 'hard_break', 'blockquote'],
    [nodes, 'every node type of the specification › '],
  ),
  ['Rich-text node: heading (level).', [nodes, 'heading with level %j is %s']],
  ['Rich-text node: lists.', [nodes, 'bullet list, with a list inside'], [nodes, 'ordered list that starts']],
  ['Rich-text node: image (src, alt, title).', [nodes, 'image with title']],
  ['Rich-text node: emoji.', [nodes, 'emoji without a character: its picture, else its name']],
  ['Rich-text node: blok.', [nodes, 'blok: rendered by the registry, between the paragraphs']],
  ...eachOf(
    'Rich-text node',
    ['table', 'tableRow', 'tableCell', 'tableHeader'],
    [tables, 'table › leading rows of headings are the head'],
    [tables, 'table › cells span columns and rows'],
  ),
  ...eachOf(
    'Rich-text mark',
    ['bold', 'strong', 'strike', 'underline', 'italic', 'code', 'subscript', 'superscript', 'highlight'],
    [marks, 'every mark of the specification › %s'],
  ),
  [
    'Rich-text mark: link (linktype url/story/asset/email, href, anchor).',
    [marks, 'links of all four kinds › %j'],
    [marks, 'a story is linked in the market of the page'],
  ],
  ['Rich-text mark: anchor.', [marks, 'anchor, once, in a form that a link can name']],
  ['Rich-text mark: styled.', [marks, 'styled: known names become classes']],
  ['Rich-text mark: textStyle.', [marks, 'every mark of the specification › colour %s']],
  ...eachOf(
    'Content image block',
    ['src.filename', 'alt', 'aspect', 'cover', 'rounded', 'densities', 'to.url', 'provider'],
    hasField,
    blockField,
  ),
  ...eachOf(
    'Headline and paragraph',
    [
      'text',
      'type',
      'typography',
      'typographyWeight',
      'color',
      'positioning',
      'uppercase',
      'icon',
      'columns',
      'justify',
      'backgroundColor',
      'backgroundGradient',
      'fontColor',
    ],
    hasField,
    blockField,
  ),
]

const consent: readonly Sentence[] = [
  ...eachOf(
    'Consent category',
    ['group', 'title', 'text', 'defaultValue', 'required'],
    hasField,
    layoutField,
  ),
  ['Consent category: status.', [decisions, 'a decision › %s'], stored],
  ...eachOf('Consent service', ['name', 'title', 'company', 'group'], hasField, layoutField),
  ...eachOf(
    'Consent service',
    ['status', 'history'],
    [decisions, 'flips one decision, and back again'],
    stored,
  ),
  ...eachOf('Consent', ['version', 'appVersion', 'userInteracted'], [decisions, 'a decision › %s'], stored),
  ...eachOf(
    'History entry',
    ['status', 'timestamp', 'consentVersion', 'appVersion'],
    [decisions, 'stands in the history with its time and its versions'],
  ),
  ['The last 3 history entries are kept.', [decisions, 'pushes out the fourth last']],
]

const layout: readonly Sentence[] = [
  ...eachOf(
    'Layout',
    [
      'logo',
      'header navigation links',
      'featured content links',
      'service links',
      'footer links',
      'payment providers',
      'trust seals',
      'delivery providers',
      'social links',
      'legal infos',
      'hotline cards',
      'order services',
      'unique selling points',
      'contact subjects',
      'omq contact key',
      'title template',
      'default description',
      'consent texts and buttons',
      'product attributes',
      'hasDownloads',
      'coupons',
      'shipping cost conditions',
      'banners and campaigns (top and bottom)',
    ],
    hasField,
    layoutField,
  ),
  [
    'Layout: brand config.',
    ['unit/app/layout-route.test.ts', 'is answered with what the shop, its coupons and its shipping are'],
    ['http/content-calls.test.ts', '`/api/cms/layoutCached/` answers the layout with its configurations'],
  ],
  [
    'Layout: shipping providers.',
    ['unit/app/checkout-page.test.tsx', 'the step of the addresses names the carriers of the layout'],
    layoutField,
    ['unit/storefront/screens/order-status/screens.test.tsx', 'names the carrier %s in %s as mails do'],
  ],
  ...eachOf('Category navigation entry', ['name', 'link', 'sub-categories'], hasField, tree),
]

const browser: readonly Sentence[] = [
  ...eachOf(
    'Device info',
    [
      'isMobile',
      'isTablet',
      'isDesktop',
      'isIos',
      'isAndroid',
      'isWindows',
      'isMacOS',
      'browser flags',
      'isCrawler',
    ],
    device,
    ['unit/storefront/runtime/device/device-info.test.ts', 'is told by the flag %s'],
  ),
  otherwise(
    'A per-browser random user id is kept in local storage under a ga:user key.',
    'Only with consent to the tag manager, as the law asks for what is stored in a browser.',
    ['unit/storefront/runtime/tracking/visitor.test.ts', 'is kept under its name, for all documents'],
    ['e2e/consent.spec.ts', 'before a decision nothing optional is asked for or stored'],
  ),
]

export const contentEntities: readonly Sentence[] = [...content, ...consent, ...layout, ...browser]
