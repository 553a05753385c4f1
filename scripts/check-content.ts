import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clinic, presence } from '#content/clinic.ts'
import { catalogue, entries, priceList } from '#shared/content/catalogue.ts'
import { clinicSchema, presenceSchema } from '#shared/content/clinic.ts'
import {
  categorySchema,
  familyFactsSchema,
  familyTextSchema,
  searchWordsSchema,
} from '#shared/content/schema.ts'
import { searchWords } from '#shared/content/search-words.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wallClock } from '#shared/lib/time.ts'
import { checkArticles, checkPages, checkSamples, checkTeam } from './check-pages.ts'
import { check, checkYaml, problems } from './content-files.ts'

/** Runs before every build: a fact that is off, a double name or a missing language stops it and says where. */
const treatments = 'content/treatments'

check('content/clinic.ts', clinicSchema, clinic)
check('content/clinic.ts', presenceSchema, presence)
const known = [...entries, ...priceList.ended]
for (const category of catalogue) {
  const treatments = known.filter((entry) => entry.category === category).map(({ treatment }) => treatment)
  check(`content/catalogue/${category.slug}.ts`, categorySchema, { ...category, treatments })
}

for (const language of languages) {
  const names = known.map(({ treatment }) => treatment.name[language].toLowerCase())
  for (const name of names.filter((one, index) => names.indexOf(one) !== index)) {
    problems.push(`content/catalogue: two treatments are called "${name}" (${language})`)
  }
}
const slugs = known.map(({ slug }) => slug)
for (const slug of slugs.filter((one, index) => slugs.indexOf(one) !== index)) {
  problems.push(`content/catalogue: two treatments have the address ${slug}`)
}

for (const { treatment } of entries) {
  const { consultFirst } = treatment
  if (consultFirst !== undefined && priceList.findOffered(consultFirst)?.category.slug !== 'consulten')
    problems.push(
      `content/catalogue: "${treatment.name.nl}" asks for "${consultFirst}", which is no consultation`,
    )
}

const families = new Set(known.map(({ treatment }) => treatment.family))
for (const family of families) {
  checkYaml(join(treatments, family, 'facts.yaml'), familyFactsSchema)
  for (const language of languages) checkYaml(join(treatments, family, `${language}.yaml`), familyTextSchema)
}
for (const language of languages) {
  const listed = searchWords[language]
  const place = `content/search-words/${language}.ts`
  for (const family of families) check(`${place}: ${family}`, searchWordsSchema, listed[family])
  for (const family of Object.keys(listed)) {
    if (!families.has(family)) problems.push(`${place}: no treatment of the catalogue names ${family}`)
  }
}
for (const folder of readdirSync(treatments)) {
  if (!families.has(folder))
    problems.push(`${treatments}/${folder}: no treatment of the catalogue names this family`)
}

checkPages()
checkTeam()
checkSamples()
const articles = checkArticles(wallClock(new Date(), clinic.timeZone).date)

if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  process.exit(1)
}
console.log(
  `${entries.length} treatments of ${families.size} families and ${articles} articles are complete in ${languages.length} languages`,
)
