import { accordion, breadcrumb, grid, lead, page, paragraph, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { code, h2, marked, ol, p, quote, rule, ul } from '../rich'
import type { Draft } from '../types'

export function documentation(here: Place): Draft[] {
  return [
    {
      slug: 'documentation/',
      group: 'documentation',
      name: 'Documentatie',
      isStartpage: true,
      content: page(
        [
          title('Documentatie'),
          lead('Voor wie de pagina’s van deze winkel schrijft en onderhoudt.'),
          grid(2, [
            teaser(
              'Een pagina samenstellen',
              'Blokken, koppen, links en data.',
              ['documentation/redactie', 'Verder lezen'],
              {
                level: 'h2',
              },
            ),
            teaser(
              'Terug naar de winkel',
              'De startpagina zoals bezoekers die zien.',
              ['home', 'Naar de startpagina'],
              { level: 'h2' },
            ),
          ]),
        ],
        { title: 'Documentatie', noindex: true },
      ),
    },
    {
      slug: 'documentation/redactie',
      group: 'documentation/editing',
      name: 'Een pagina samenstellen',
      content: page(
        [
          breadcrumb(),
          title('Een pagina samenstellen'),
          lead(
            'Een pagina is een reeks blokken. Elk blok heeft een formulier; verplichte velden zijn gemarkeerd, al het andere mag leeg blijven.',
          ),
          table(
            'De blokken en waar ze goed voor zijn',
            ['Blok', 'Waarvoor', 'Opmerking'],
            [
              ['Kop', 'geeft de pagina structuur', 'één van het eerste niveau, daarna geen niveau overslaan'],
              ['Alinea', 'een korte tekst, ook op een kleur', 'een lege regel begint een nieuwe alinea'],
              [
                'Opgemaakte tekst',
                'lange teksten met lijsten, links en tabellen',
                'kan zelf blokken bevatten',
              ],
              ['Afbeelding', 'een beeld met tekst voor wie het niet ziet', 'de tekst zegt wat er te zien is'],
              ['Banner', 'de opening van een pagina', 'hoogstens één per pagina'],
              ['Teaser', 'leidt naar een andere pagina', 'de woorden van de link noemen het doel'],
              ['Raster', 'zet blokken naast elkaar', 'op de telefoon altijd één kolom'],
              ['Tabel', 'maten, prijzen, vergelijkingen', 'vergeet het onderschrift niet'],
              ['Uitklaplijst', 'details die niet iedereen nodig heeft', 'verstop niets belangrijks'],
              ['Vragen en antwoorden', 'veelgestelde vragen', 'ook zoekmachines lezen ze'],
              ['Kruimelpad', 'de weg naar de startpagina', 'zonder regels volgt het de mappen'],
              ['Tijdslot', 'toont blokken op een tijd of plaats', 'tijden zijn in wereldtijd (UTC)'],
            ],
          ),
          richText(
            h2('In vijf stappen'),
            ol(
              'Maak een pagina in de map van de markt. De naam wordt titel, het kenmerk wordt adres.',
              'Begin met kruimelpad, kop en een zin die de vraag van de lezer beantwoordt.',
              'Voeg blokken toe en bekijk het voorbeeld op telefoonbreedte.',
              'Vul titel en beschrijving voor zoekmachines in.',
              'Publiceer. De pagina is na ongeveer een seconde overal nieuw.',
            ),
            h2('Adressen', 'adressen'),
            p(
              'Kenmerken schrijft u met kleine letters en streepjes: ',
              marked('Over ons', 'strike'),
              ' wordt `over-ons`. De map van de markt en `kategorieseiten` vallen in het adres weg:',
            ),
            code('text', `${here.locale}/kategorieseiten/kinderwagens\n/${here.market.code}/kinderwagens/`),
            h2('Data', 'data'),
            p(
              'Een tijdslot met twee tijden toont zijn inhoud alleen daartussen. Middernacht in Brussel en Amsterdam is in de winter 23:00 UTC van de dag ervoor, in de zomer 22:00 UTC.',
            ),
            quote('Eerst de tijden nakijken, dan publiceren.'),
            h2('Opmaak in de tekst'),
            ul(
              '**Vet** voor het ene woord dat telt; *cursief* voor titels.',
              'Links die hun doel noemen, bijvoorbeeld naar de [maatwijzer](maatwijzer#meten) of naar [redactie@example.com](redactie@example.com).',
              'Andere sites openen in een nieuw venster: [voorbeeld](https://example.com/).',
            ),
            p(
              'Superscript en subscript kunnen ook: m',
              marked('2', 'superscript'),
              ', CO',
              marked('2', 'subscript'),
              ', en een ',
              marked('markering', 'highlight', { color: '#FBF0C9' }),
              ' voor wijzigingen.',
            ),
            rule(),
            p(
              'Een pagina in een andere markt is een eigen pagina. Verbind beide als alternatieven, dan leidt het wisselen van land precies daarheen.',
            ),
          ),
          accordion('Als iets niet verschijnt', [
            [
              'Het blok ontbreekt op de pagina',
              p('Een verplicht veld is leeg. Het voorbeeld toont op die plek welk veld.'),
            ],
            [
              'De pagina toont de oude stand',
              p('Is de pagina gepubliceerd of alleen bewaard? De lijst van pagina’s zegt het.'),
            ],
            [
              'Een link leidt nergens heen',
              p('Het doel kreeg een andere naam of is weggehaald. Kies het opnieuw.'),
            ],
          ]),
          paragraph('Blokken die de winkel niet kent, ziet alleen u in het voorbeeld, nooit de bezoeker.', {
            type: 'small',
          }),
        ],
        { title: 'Een pagina samenstellen', noindex: true },
      ),
    },
  ]
}
