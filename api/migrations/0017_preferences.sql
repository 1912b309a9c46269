-- How people of the staff have set their lists: rows on a page, hidden columns, views under a name.
create table preference (
  person_code uuid not null references person (code) on delete cascade,
  kind text not null,
  -- The address of the list; '' for all lists.
  list text not null default '',
  -- Of a view, as it was typed and as it is told apart.
  name text not null default '',
  key text not null default '',
  value text not null,
  created timestamptz(3) not null default now(),
  primary key (person_code, kind, list, key)
);
