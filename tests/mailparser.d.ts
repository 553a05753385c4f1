/** What the tests use of the library, which brings no types. */
declare module 'mailparser' {
  export type ParsedMail = {
    readonly to?: { readonly text: string }
    readonly text?: string
    readonly headerLines: readonly { readonly key: string; readonly line: string }[]
  }
  export function simpleParser(source: Buffer): Promise<ParsedMail>
}
