-- help -------------------------------------------------------------------------------------------------------------

-- The help articles of the installed version, filled from its files at each start.
create table articles (
  language text not null,
  slug text not null,
  topic text not null,
  title text not null,
  excerpt text not null,
  body text not null,
  -- Views of the portal that the article is about.
  screens text[] not null,
  -- Codes of reasons and alerts that the article explains.
  about text[] not null,
  place integer not null,
  -- Changes with the file, so that an unchanged article is not written again.
  hash text not null,
  -- Title, keywords and body by weight; Chinese as pairs of characters.
  words tsvector not null,
  -- Title and keywords, for words that are misspelt.
  spelling text not null,
  primary key (language, slug)
);
create index articles_words on articles using gin (words);
