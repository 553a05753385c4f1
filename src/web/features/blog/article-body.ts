type ArticleBody = {
  introduction: string[]
  sections: { heading: string; paragraphs: string[] }[]
}

/** Reads an article's text: an introduction, then sections under `##` headings, paragraphs between blank lines. */
export function articleBody(markdown: string): ArticleBody {
  const [introduction = '', ...sections] = `\n${markdown}`.split(/\n##\s+/)
  return {
    introduction: paragraphsOf(introduction),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { heading: heading.trim(), paragraphs: paragraphsOf(lines.join('\n')) }
    }),
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}
