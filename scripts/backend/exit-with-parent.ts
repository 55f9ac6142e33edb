// Loaded into the database's process before its own code. The channel to the parent closes when
// the parent ends, however it ends; a database left alone would hold its port and folder.
process.on('disconnect', () => process.exit());
// Listening must not keep a finished migration alive.
process.channel?.unref();
