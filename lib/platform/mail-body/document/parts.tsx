import type { ReactNode } from 'react'
import { safeHref } from '@/lib/platform/security'
import type { MailLook } from '../look'
import type { MailPicture, Part } from '../part'
import { Card } from './card'
import { Button, Column, Heading, Img, Row, Section, Text } from './components'
import { late, lines } from './pieces'
import type { Styles } from './styles'

/** The part of a kind, as far as it has one. */
type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>
type Drawn<Kind extends Part['kind']> = { part: Of<Kind>; styles: Styles }

/** A part of a mail over its whole width. */
export const Block = ({ padding = '0 32px 12px', children }: { padding?: string; children: ReactNode }) => (
  <Section tdClassName="side" style={{ padding }}>
    {children}
  </Section>
)

const side = 64

const Picture = ({ picture: { src, alt }, styles }: { picture: MailPicture; styles: Styles }) => (
  <Img {...late} className="quiet" src={src} alt={alt} width={side} height={side} style={styles.picture} />
)

function Lines({ part: { rows }, styles }: Drawn<'lines'>) {
  return rows.map(({ title, details, amount, picture }, index) => {
    const cell = { ...styles.edge, paddingTop: 10, paddingBottom: 10 }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change
      <Row key={index}>
        {picture && (
          <Column className="edge" width={side + 12} valign="top" style={cell}>
            <Picture picture={picture} styles={styles} />
          </Column>
        )}
        <Column className="edge" valign="top" style={{ ...cell, paddingRight: 12 }}>
          <Text className="ink" style={styles.ink}>
            {title}
          </Text>
          {details.length > 0 && (
            <Text className="quiet" style={styles.quiet}>
              {lines(details.join('\n'))}
            </Text>
          )}
        </Column>
        {amount !== '' && (
          <Column className="edge" align="right" valign="top" width={1} style={cell}>
            <Text className="ink" style={{ ...styles.ink, whiteSpace: 'nowrap' }}>
              {amount}
            </Text>
          </Column>
        )}
      </Row>
    )
  })
}

function Sums({ part: { rows }, styles }: Drawn<'sums'>) {
  return rows.map(({ label, amount, isStrong }, index) => {
    const style = { ...styles.ink, ...(isStrong && { fontWeight: 700 }) }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a mail never change
      <Row key={index}>
        <Column style={{ padding: '3px 12px 3px 0' }}>
          <Text className="ink" style={style}>
            {label}
          </Text>
        </Column>
        <Column align="right" valign="top" width={1} style={{ padding: '3px 0' }}>
          <Text className="ink" style={{ ...style, whiteSpace: 'nowrap' }}>
            {amount}
          </Text>
        </Column>
      </Row>
    )
  })
}

/** Names beside their values, and above them on phones: an account number keeps its line. */
const Facts = ({ part: { rows }, styles }: Drawn<'facts'>) =>
  rows.map(([label, value]) => (
    <Row key={label}>
      <Column className="column" valign="top" width="40%" style={{ padding: '2px 12px 2px 0' }}>
        <Text className="quiet" style={styles.label}>
          {label}
        </Text>
      </Column>
      <Column className="column" valign="top" style={{ padding: '2px 0' }}>
        <Text className="ink" style={styles.ink}>
          {lines(value)}
        </Text>
      </Column>
    </Row>
  ))

const Columns = ({ part: { columns }, styles }: Drawn<'columns'>) => (
  <Row>
    {columns.map(({ heading, lines: all }) => (
      <Column
        key={heading}
        className="column"
        valign="top"
        width={`${Math.floor(100 / columns.length)}%`}
        style={{ padding: '0 12px 8px 0' }}
      >
        <Text className="quiet" style={{ ...styles.quiet, fontWeight: 700 }}>
          {heading}
        </Text>
        <Text className="ink" style={styles.ink}>
          {lines(all.join('\n'))}
        </Text>
      </Column>
    ))}
  </Row>
)

/**
 * The head of a mail: whose it is. A merchant's logo is drawn for a light ground, and has one in the dark, too; one that is
 * drawn for the dark takes its place where mail programs read style sheets.
 */
export function Head({ head, styles }: { head: NonNullable<MailLook['head']>; styles: Styles }) {
  const { name, mark, logo } = head
  if (logo) {
    // A wide logo is as high as its width allows; programs that know no largest size take the height alone.
    const size = { ...styles.name, padding: 6, width: 'auto', height: 'auto', maxWidth: 200, maxHeight: 40 }
    return (
      <>
        <Img
          {...late}
          src={logo.src}
          alt={logo.alt}
          height={40}
          {...(logo.dark && { className: 'logo' })}
          style={{ ...size, background: '#ffffff', color: '#1f1f1f', borderRadius: 8 }}
        />
        {logo.dark && (
          <Img
            {...late}
            src={logo.dark}
            alt={logo.alt}
            height={40}
            className="logo-dark"
            style={{ ...size, display: 'none' }}
          />
        )}
      </>
    )
  }
  return (
    <Row>
      {mark && (
        <Column width={52}>
          <Img {...late} src={mark} alt="" width={40} height={40} style={{ borderRadius: 10 }} />
        </Column>
      )}
      <Column>
        <Text className="ink" style={styles.name}>
          {name}
        </Text>
      </Column>
    </Row>
  )
}

/** One part of a mail as HTML. */
export function PartView({ part, styles }: { part: Part; styles: Styles }) {
  switch (part.kind) {
    case 'title':
      return (
        <Block padding="24px 32px 14px">
          <Heading as="h1" className="ink" style={styles.title}>
            {part.text}
          </Heading>
        </Block>
      )
    case 'heading':
      return (
        <Block padding="18px 32px 6px">
          <Heading as="h2" className="ink" style={styles.heading}>
            {part.text}
          </Heading>
        </Block>
      )
    case 'button':
      return (
        <Block padding="8px 32px 16px">
          <Button className="button" href={safeHref(part.href) ?? '#'} style={styles.button}>
            {part.text}
          </Button>
        </Block>
      )
    case 'link':
      return (
        <Block>
          <a className="quiet" href={safeHref(part.href) ?? '#'} style={styles.quiet}>
            {part.text}
          </a>
        </Block>
      )
    default:
      return (
        <Block>
          <Middle part={part} styles={styles} />
        </Block>
      )
  }
}

/** Programs that read a mail aloud change the voice for another language. */
const End = ({ part: { end } }: { part: Of<'text' | 'small'> }) =>
  end && (end.lang === undefined ? lines(end.text) : <span lang={end.lang}>{lines(end.text)}</span>)

function Middle({
  part,
  styles,
}: {
  part: Exclude<Part, Of<'title' | 'heading' | 'button' | 'link'>>
  styles: Styles
}) {
  switch (part.kind) {
    case 'facts':
      return <Facts part={part} styles={styles} />
    case 'lines':
      return <Lines part={part} styles={styles} />
    case 'sums':
      return <Sums part={part} styles={styles} />
    case 'card':
      return <Card part={part} styles={styles} />
    case 'columns':
      return <Columns part={part} styles={styles} />
    case 'small':
      return (
        <Text className="quiet" style={styles.quiet}>
          {lines(part.text)}
          <End part={part} />
        </Text>
      )
    default:
      return (
        <Text className="ink" style={styles.ink}>
          {lines(part.text)}
          <End part={part} />
        </Text>
      )
  }
}
