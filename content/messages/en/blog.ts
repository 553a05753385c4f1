import type { blog as source } from '#content/messages/nl/blog.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const blog: Translated<typeof source> = {
  meta_title: 'Articles on skin and treatments',
  meta_description:
    'Articles by {{clinic}} in {{city}} about treatments, skincare and a first visit: honest about effect, recovery and risk.',
  title: 'Read before you *choose*.',
  lead: 'About what a treatment does and does not do, your skin through the year, and the questions you are welcome to ask.',
  search: 'Search articles',
  clear: 'Clear',
  filter: 'Topics',
  all: 'All',
  categories: { treatments: 'Treatments', clinic: 'The clinic', skincare: 'Skincare' },
  found_one: '{{count}} article found',
  found_other: '{{count}} articles found',
  none: 'No articles found',
  none_hint: 'Try another word or another topic.',
  read_time_one: '{{minutes}} minute read',
  read_time_other: '{{minutes}} minute read',
  back: 'Back to the blog',
  not_found: 'Article not found',
  not_found_text: 'This article does not exist (any more), or it has moved to another address.',
  article: {
    published: 'Published on',
    key_points: 'In short',
    on_page: 'In this article',
    conclusion: 'In conclusion',
    share: 'Share this article',
    share_on: 'Share on {{network}} (opens in a new window)',
    share_profile: 'Follow us on {{network}} (opens in a new window)',
    share_native: 'Share…',
    related: 'Read on',
    close_title: 'Any *questions*?',
    close_text: 'Please ask. Calling or writing commits you to nothing.',
    contact: 'Get in touch',
    call: 'Call {{phone}}',
  },
}
