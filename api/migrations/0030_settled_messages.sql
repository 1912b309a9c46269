-- A client's message waits for an answer until staff write, or say that it needs none.
alter table conversation add column settled_client integer not null default 0;
