import { expect, it } from 'vitest'
import { articleBody } from '#web/features/blog/article-body.ts'

it('splits an article into introduction, headings and paragraphs on blank lines', () => {
  const markdown = 'One.\n\nTwo\nlines.\n\n## First  \n\nThree.\n \nFour.\n\n## Second\nFive.\n'
  expect(articleBody(markdown)).toEqual({
    introduction: ['One.', 'Two lines.'],
    sections: [
      { heading: 'First', paragraphs: ['Three.', 'Four.'] },
      { heading: 'Second', paragraphs: ['Five.'] },
    ],
  })
})

it('takes a text that starts with a heading, and one without any', () => {
  expect(articleBody('## Only\n\nText.')).toEqual({
    introduction: [],
    sections: [{ heading: 'Only', paragraphs: ['Text.'] }],
  })
  expect(articleBody('Text.')).toEqual({ introduction: ['Text.'], sections: [] })
})
